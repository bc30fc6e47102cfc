/** A line of a mail: words, or a link with its label. */
type MailLine = string | { label: string; url: string }

/** The same lines as HTML and as text; in the text a link is alone on its line. */
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
