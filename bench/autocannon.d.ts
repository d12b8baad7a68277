/** The part of autocannon that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** After so many requests a connection is made anew; the answer to the last of them is not counted. */
    reconnectRate?: number;
    /** Asked in turn by each connection. */
    requests?: { method?: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    '3xx': number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
