import { html } from 'hono/html';

/** What holds for every call, before the calls themselves. */
export const introduction = html`<h2>In general</h2>
  <p>
    Lists answer <code>data</code> and <code>meta.pagination</code>, single records <code>data</code>. Amounts
    are decimals in major units with their <code>currency</code> beside them; the currency and the language
    come from the parameters <code>currency</code> and <code>locale</code>, else from the cookies
    <code>userCurrency</code> and <code>userLocale</code>, else they are <code>UAH</code> and <code>uk</code>.
    A parameter that a call does not know is refused.
  </p>
  <p>
    Queries nest by brackets, at most 200 parameters of 8 brackets:
    <code>filters[general_information][name][$containsi]=longi</code>. Brackets may be percent-encoded. What
    filters may ask for at once is said at the parameter <code>filters</code>; more is answered with 400. An
    instance works on one filter of texts at a time, two seconds at most: 503 with <code>Retry-After</code>
    says that others wait already or that it took too long.
  </p>
  <p>
    Orders belong to the customer whose session cookie comes with the call. A call that changes something must
    come from the shop’s own pages and repeat the cookie <code>XSRF-TOKEN</code>, which
    <code>GET /api/csrf</code> sets, in the header <code>X-XSRF-TOKEN</code>.
  </p>`;
