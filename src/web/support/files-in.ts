/** The files that a form brought in a field; an empty one is what a browser sends for none. */
export async function filesIn(
  form: FormData,
  field: string,
): Promise<readonly { readonly fileName: string; readonly bytes: Uint8Array<ArrayBuffer> }[]> {
  const files = form.getAll(field).filter((value): value is File => value instanceof File && value.size > 0);
  return Promise.all(
    files.map(async (file) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}
