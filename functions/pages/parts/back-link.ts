import { type Html, html } from '../markup/html.ts'
import type { Reader } from '../reader.ts'
import { icons } from './icons.ts'

export const backLink = ({ t }: Reader): Html => html`<a class="back" href="/">${icons.back}<span>${t.back}</span></a>`
