import { pageNumbers } from '#contract/page-numbers.ts'
import { linkFor } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import type { Reader } from '../reader.ts'

/** Links to the neighboring pages, like S1's lists: first, last, and one on each side. */
export function pageLinks(
  reader: Reader,
  { page, last, pathTo }: { page: number; last: number; pathTo: (page: number) => string },
): Html | false {
  const { t } = reader
  if (last < 2) return false
  const link = (to: number) => linkFor(reader, pathTo(to))
  const step = (to: number, way: 'previous' | 'next') =>
    to >= 1 &&
    to <= last &&
    html`<a class="step" href="${link(to)}" rel="${way === 'next' ? 'next' : 'prev'}">${way === 'previous' && icons.previous}<span>${t[way]}</span>${way === 'next' && icons.next}</a>`
  return html`<nav class="pages" aria-label="${t.pages}">${step(page - 1, 'previous')}
<ol role="list">${pageNumbers(page, last).map((n) => html`<li>${typeof n === 'string' ? html`<span aria-hidden="true">…</span>` : html`<a href="${link(n)}" aria-label="${t.page(n, last)}"${n === page && html` aria-current="page"`}>${n}</a>`}</li>`)}</ol>
${step(page + 1, 'next')}</nav>`
}
