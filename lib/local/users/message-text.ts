const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A message's text for a reader without HTML: links are on their own lines. A message without tags is unchanged. */
export function messageText(message: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(message)) return message
  return decode(
    message
      .replace(/<(style|script|head)\b.*?<\/\1>/gis, '')
      .replace(/\s+/g, ' ')
      .replace(/<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gi, (_, _quote, url, label) => linkLines(url, label))
      .replace(/<(br|hr|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^>]*>/gi, '\n')
      .replace(/<[^>]+>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function linkLines(url: string, label: string): string {
  const said = label.replace(/<[^>]+>/g, '').trim()
  return said && said !== url ? `${said}\n${url}\n` : `\n${url}\n`
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return ENTITIES[name.toLowerCase()] ?? entity
  })
}
