/** A file in a form. */
export interface UploadedFile {
  /** The name that the sender gave it: any text. */
  readonly fileName: string;
  /** A part of the body that it was read from. */
  readonly bytes: Buffer<ArrayBuffer>;
}

const BOUNDARY = /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))\s*$/i;
const DISPOSITION = /^content-disposition: *form-data *;(.*)$/im;
const NAME = /(?:^|;) *name="([^"]*)"/i;
const FILE_NAME = /; *filename="([^"]*)"/i;
const HEAD_MAX = 4096;
/** A form with a file has few other fields. */
const PARTS_MAX = 10;
const LINE = '\r\n';

/** The field of a part by its head: its name, and what its file is called; null where it has none. */
function fieldOf(head: string): { readonly name: string; readonly fileName: string | null } | null {
  const [, disposition = ''] = DISPOSITION.exec(head) ?? [];
  const name = NAME.exec(disposition)?.[1];
  return name === undefined ? null : { name, fileName: FILE_NAME.exec(disposition)?.[1] ?? null };
}

/** What a multipart form has: its first file of a name, and its other fields as text. */
export interface UploadForm {
  readonly file: UploadedFile | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** More than any field beside a file has. */
const FIELD_MAX = 4096;

/**
 * The file that a multipart form has in the field `name`, and its fields (RFC 7578, as browsers write it); null when the body is no such
 * form. Only borders are searched for: taking megabytes apart as a `FormData` holds up the process for a tenth of a second.
 */
export function readUploadForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  name: string,
): UploadForm | null {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || !body.subarray(0, 2 + boundary.length).equals(Buffer.from(`--${boundary}`)))
    return null;
  const border = Buffer.from(`${LINE}--${boundary}`);
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  let start = 2 + boundary.length;
  for (let part = 0; part < PARTS_MAX; part++) {
    if (body.toString('latin1', start, start + 2) !== LINE) break; // the end, or no border at all
    const head = start + 2;
    const content = body.subarray(0, head + HEAD_MAX).indexOf(LINE + LINE, head) + 4;
    const end = body.indexOf(border, content);
    if (content < 4 || end < 0) break;
    const field = fieldOf(body.toString('utf8', head, content));
    if (field?.name === name && field.fileName !== null) {
      file ??= { fileName: field.fileName, bytes: body.subarray(content, end) };
    } else if (field?.fileName === null && end - content <= FIELD_MAX) {
      fields.set(field.name, body.toString('utf8', content, end));
    }
    start = end + border.length;
  }
  return { file, fields: Object.fromEntries(fields) };
}

/** More than any text of a form with files has, in bytes. */
const TEXT_MAX = 64 * 1024;

/**
 * A form of a page that came with large files, read as `readUploadForm` reads one; null when the body is none, or has more parts than
 * any such form. What is no file and longer than any text is left out.
 */
export function readFormWithFiles(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  partsMax: number,
): FormData | null {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || !body.subarray(0, 2 + boundary.length).equals(Buffer.from(`--${boundary}`)))
    return null;
  const border = Buffer.from(`${LINE}--${boundary}`);
  const form = new FormData();
  let start = 2 + boundary.length;
  for (let part = 0; part < partsMax; part++) {
    if (body.toString('latin1', start, start + 2) !== LINE) return form;
    const head = start + 2;
    const content = body.subarray(0, head + HEAD_MAX).indexOf(LINE + LINE, head) + 4;
    const end = body.indexOf(border, content);
    if (content < 4 || end < 0) return null;
    const field = fieldOf(body.toString('utf8', head, content));
    if (field !== null && field.fileName !== null) {
      form.append(field.name, new File([body.subarray(content, end)], field.fileName));
    } else if (field !== null && end - content <= TEXT_MAX) {
      form.append(field.name, body.toString('utf8', content, end));
    }
    start = end + border.length;
  }
  return null;
}

/** The file alone; null when there is none. */
export const readUpload = (
  body: Buffer<ArrayBuffer>,
  contentType: string,
  name: string,
): UploadedFile | null => readUploadForm(body, contentType, name)?.file ?? null;
