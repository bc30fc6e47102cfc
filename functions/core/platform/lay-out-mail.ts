/** A mail's line: words, or a link with what it does. */
type MailLine = string | { label: string; url: string }

/** The same lines for readers with HTML and without; in the text a link stands alone on its line. */
export function layOutMail(lines: MailLine[]): { text: string; html: string } {
  const text = lines.map((line) => (typeof line === 'string' ? line : `${line.label}:\n${line.url}`)).join('\n\n')
  const html = lines
    .map((line) =>
      typeof line === 'string'
        ? `<p>${escaped(line)}</p>`
        : `<p><a href="${escaped(line.url)}">${escaped(line.label)}</a></p>`,
    )
    .join('\n')
  return { text, html: `<div style="font-family: sans-serif; line-height: 1.5">${html}</div>` }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
