// Loaded before the shop (`node --import`): makes it fail where nothing catches, when it is told to.
process.on('SIGUSR2', () => void Promise.reject(new TypeError('a promise that nobody waits for')));
