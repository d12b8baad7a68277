// Rules of this shop for the linter, which runs them as it runs its own (.oxlintrc.json).

/** `outer.transaction(callback)`: the handle outside and the code inside; null for any other call. */
function transactionOf({ callee, arguments: [callback] }) {
  const isTransaction =
    callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'transaction';
  if (!isTransaction || !/^(Arrow)?FunctionExpression$/.test(callback?.type ?? '')) return null;
  return { outer: callee.object.name, callback };
}

/** Names by which a database, or what holds one, goes here. */
const HANDLES = /^(database|db|connection|shop)$/;

/** The declaration of a name as seen from its use; undefined where it is global. */
function declarationOf(node, context) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs[0];
  }
}

const isWithin = ({ range }, outer) => range[0] >= outer.range[0] && range[1] <= outer.range[1];

/** Whether an identifier only names a property or a parameter, and is no value. */
function isName(node) {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent.type === 'Property') return parent.key === node && !parent.shorthand && !parent.computed;
  return /^(TS|(Arrow)?FunctionExpression$)/.test(parent.type) && parent.type !== 'TSAsExpression';
}

/**
 * Inside the callback of `database.transaction(…)` every query must go through its parameter. The outer handle, what
 * holds it, or a use case that was bound to it outside would wait for the transaction that waits for it: for ever on
 * the embedded database, and on a server as soon as the pool is empty.
 */
const noOuterDatabase = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** Transactions around the node that is visited, innermost last. */
    const around = [];
    const isHandle = (name) => HANDLES.test(name) || around.some(({ outer }) => outer === name);
    /** `const find = findOrder(database)`. */
    const isBound = (definition) => {
      const init = definition?.node.type === 'VariableDeclarator' ? definition.node.init : null;
      return init?.type === 'CallExpression' && init.arguments.some(({ name }) => name && isHandle(name));
    };
    const enter = (node) => {
      const transaction = node.parent?.type === 'CallExpression' ? transactionOf(node.parent) : null;
      if (transaction?.callback === node) around.push(transaction);
    };
    const leave = (node) => {
      if (around.at(-1)?.callback === node) around.pop();
    };
    return {
      ArrowFunctionExpression: enter,
      FunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      'FunctionExpression:exit': leave,
      Identifier(node) {
        if (around.length === 0 || isName(node)) return;
        const definition = declarationOf(node, context);
        const isInner = definition && isWithin(definition.node, around.at(-1).callback);
        if (isInner || !(isHandle(node.name) || isBound(definition))) return;
        const message = `\`${node.name}\` inside a transaction waits for that transaction. Use its parameter.`;
        context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'shop' }, rules: { 'no-outer-database': noOuterDatabase } };
