const normalised = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/** Whether what a form was sent with is a stored text: browsers send lines as CRLF, and what is stored is trimmed. */
export const isSameText = (sent: string, stored: string): boolean => normalised(sent) === normalised(stored);
