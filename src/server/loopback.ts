const LOOPBACK = /^(localhost|\[?::1\]?|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** Whether a host name or an address, without its port, is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
