/** The hidden field by which each text area of a form names itself, as `{form} {name}`: what is typed there is kept while its sender has to sign in first. */
export const TYPED_FIELD = 'typed';
