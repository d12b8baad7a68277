/** A browser by HTTP: it keeps cookies by origin, sends them as `SameSite=Lax` wants it, and follows nothing by itself. */
export class HttpBrowser {
  readonly #jar = new Map<string, Map<string, string>>();
  readonly #headers: Readonly<Record<string, string>>;
  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers;
  }

  #cookies(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const kept = this.#jar.get(origin) ?? new Map<string, string>();
    this.#jar.set(origin, kept);
    return kept;
  }

  /** The cookies of a site. */
  cookiesOf(url: string): ReadonlyMap<string, string> {
    return new Map(this.#cookies(url));
  }
  /** Takes cookies over that another browser has. */
  take(url: string, cookies: ReadonlyMap<string, string>): void {
    for (const [name, value] of cookies) this.#cookies(url).set(name, value);
  }
  /** Drops the cookies of a site. */
  forget(url: string): void {
    this.#cookies(url).clear();
  }

  /** Asks for an address, or posts a form; `isCrossSite` is a form of a page elsewhere, which brings no cookies. */
  async ask(
    url: string,
    { form, isCrossSite = false }: { form?: Readonly<Record<string, string>>; isCrossSite?: boolean } = {},
  ): Promise<Response> {
    const cookies = this.#cookies(url);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(cookie === '' || isCrossSite ? {} : { cookie }),
        ...(isCrossSite ? { origin: 'null', 'sec-fetch-site': 'cross-site' } : {}),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  /** Goes where an answer leads, within its site. */
  follow(answer: Response, base: string): Promise<Response> {
    return this.ask(new URL(answer.headers.get('location') ?? '', base).href);
  }
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Where a page that leads on by itself goes. */
export function refreshOf(page: string): string {
  const [, url = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page) ?? [];
  return unescape(url);
}

/** The hidden fields of a page's form. */
export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, unescape(value)],
    ),
  );
