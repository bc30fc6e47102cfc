import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import { photo } from '../parts/photo.ts'
import type { Picture } from '../pictures.ts'
import type { Reader } from '../reader.ts'

const WIDTHS = [480, 800, 1200] as const
/** A phone's screen is sharper than the eye: two thirds of its pixels look the same and load in half the time. */
const SIZES = '(min-width: 960px) 780px, 66vw'
const LARGE = 1920
const THUMB = [240] as const

/** The pictures as a strip that scrolls without a script; the script adds buttons, counter and full screen. */
export function gallery({ t }: Reader, title: string, pictures: readonly Picture[]): Html {
  const total = pictures.length
  if (total === 0)
    return html`<section class="gallery"><div class="stage"><p class="none">${icons.vehicle}<span>${t.no_photos}</span></p></div></section>`
  return html`<section class="gallery" aria-label="${t.photos}"><div class="stage">
<ul class="strip" ${total > 1 && html`tabindex="0" role="list" aria-label="${t.photos}"`}>${pictures.map((picture, i) => slide(picture, t.photo_of(title, i + 1), i))}</ul>
${total > 1 && html`${turner('previous', t.previous_photo)}${turner('next', t.next_photo)}<p class="counter scripted" aria-live="polite">1 / ${total}</p>`}
</div>${total > 1 && thumbs(t, pictures)}</section>`
}

const slide = (picture: Picture, alt: string, i: number): Html =>
  html`<li id="photo-${i + 1}"><a href="${picture.at(LARGE)}" data-large${picture.isSized && html` data-whole="${picture.url}"`}>${photo(picture, { alt, widths: WIDTHS, sizes: SIZES, when: i === 0 ? 'first' : 'late' })}</a></li>`

const thumbs = (t: Reader['t'], pictures: readonly Picture[]): Html =>
  html`<ol class="thumbs">${pictures.map(
    (picture, i) =>
      html`<li><a href="#photo-${i + 1}" aria-label="${t.photo(i + 1, pictures.length)}"${i === 0 && html` aria-current="true"`}>${photo(picture, { alt: '', widths: THUMB, sizes: '', when: 'late' })}</a></li>`,
  )}</ol>`

const turner = (way: 'previous' | 'next', label: string): Html =>
  html`<button type="button" class="turn ${way} scripted" data-turn="${way === 'next' ? 1 : -1}" aria-label="${label}">${icons[way]}</button>`

/** The full-screen dialog; the script takes its pictures from the strip. */
export const lightbox = ({ t }: Reader, total: number): Html =>
  html`<dialog class="lightbox" aria-label="${t.photos}"><p class="counter" aria-live="polite"></p><button type="button" class="turn close" data-close aria-label="${t.close}">${icons.close}</button>
<img alt="" width="1600" height="1200">
${total > 1 && html`${turner('previous', t.previous_photo)}${turner('next', t.next_photo)}`}</dialog>`
