import { type Html, html } from '../markup/html.ts'
import type { Picture } from '../pictures.ts'
import { icons } from './icons.ts'

interface Look {
  alt: string
  /** Widths in pixels offered to the browser, and the displayed width in the format of `sizes`. */
  widths: readonly number[]
  sizes: string
  /** `first` is the largest element on the page: it is fetched before everything else. */
  when: 'first' | 'soon' | 'late'
}

const LOADING = {
  first: html`fetchpriority="high"`,
  soon: html`loading="lazy"`,
  late: html`loading="lazy" fetchpriority="low"`,
}

/** A picture that reserves its space while it loads, replaced by a drawing if it fails. */
export function photo(picture: Picture | undefined, { alt, widths, sizes, when }: Look): Html {
  if (!picture) return html`<span class="photo">${icons.vehicle}</span>`
  const { url, at, isSized } = picture
  const src = at(widths[widths.length > 1 ? 1 : 0] ?? 800)
  const srcset = widths.map((width) => `${at(width)} ${width}w`).join(', ')
  const choice = isSized && widths.length > 1 && html` srcset="${srcset}" sizes="${sizes}"`
  const whole = isSized && html` data-whole="${url}"`
  return html`<span class="photo">${icons.vehicle}<img src="${src}"${choice}${whole} width="800" height="600" alt="${alt}" decoding="async" ${LOADING[when]}></span>`
}
