const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Text escaped for an element. */
const text = (value: string | number | boolean) => String(value).replace(/[&<>"\r]/g, (c) => ENTITIES[c] ?? c)

/** An element with escaped text, or with elements made by this function. */
export function element(name: string, ...children: (string | number | boolean | { xml: string })[]) {
  const inside = children.map((child) => (typeof child === 'object' ? child.xml : text(child))).join('')
  return { xml: `<${name}>${inside}</${name}>` }
}

export const xml = (root: { xml: string }) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`

/** The text of the first element with this name, or undefined. */
export function textOf(source: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(source)?.[1]
  return found?.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, named) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[named as string] ?? ''
  })
}
