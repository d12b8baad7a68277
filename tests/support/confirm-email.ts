/** What the outbox of a local shop holds for an address, newest first. */
export async function emailsTo(url: string, recipient: string): Promise<{ id: number; subject: string }[]> {
  const outbox = await (await fetch(`${url}/dev/mail`)).text();
  return [...outbox.matchAll(/href="\/dev\/mail\/(\d+)">([^<]*)<\/a> — ([^,]*),/g)]
    .filter(([, , , to]) => to === recipient)
    .map(([, id, subject = '']) => ({ id: Number(id), subject }))
    .toSorted((one, other) => other.id - one.id);
}

/** The path of the newest link of a kind that the outbox of a local shop holds for an address; throws without one. */
export async function linkInOutbox(url: string, recipient: string, purpose: string): Promise<string> {
  for (const { id } of await emailsTo(url, recipient)) {
    const email = await (await fetch(`${url}/dev/mail/${id}`)).text();
    const [path] = new RegExp(String.raw`/\w\w/${purpose}/[\w-]+\?key=[\w.-]+`).exec(email) ?? [];
    if (path !== undefined) return path;
  }
  throw new Error(`No link to ${purpose} for ${recipient}`);
}

/** Confirms the address of an account that has just been registered, in the browser that holds its session. */
export async function confirmEmail(
  url: string,
  { email, cookie }: { email: string; cookie: string },
): Promise<Response> {
  const confirmed = await fetch(url + (await linkInOutbox(url, email, 'confirm-address')), {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams(),
  });
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}`);
  return confirmed;
}
