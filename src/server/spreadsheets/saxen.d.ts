/** What is used of saxen, which brings no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>;
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      heard: (name: string, attributes: () => Attributes, decode: Decode, isEmpty: boolean) => void,
    ): this;
    /** Heard of an element without content too. */
    on(event: 'closeTag', heard: (name: string) => void): this;
    on(event: 'text', heard: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', heard: (text: string) => void): this;
    /** A declaration: DOCTYPE, ENTITY. */
    on(event: 'attention', heard: (text: string) => void): this;
    on(event: 'error' | 'warn', heard: (error: Error) => void): this;
    write(part: string): this;
    end(): Error | null;
    stop(): void;
  }
}
