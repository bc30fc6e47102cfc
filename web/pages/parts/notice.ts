import { type Html, html } from '../markup/html.ts'
import { icons } from './icons.ts'

interface Words {
  title: string
  text: string
  /** Where to go from here, if that is known. */
  link?: { href: string; label: string }
  badge?: string
  /** What there is to do before going elsewhere. */
  ways?: Html | false
}

/** What stands in place of a page that there is not, or not any more. */
export const notice = ({ title, text, link, badge, ways }: Words): Html =>
  html`<section class="notice">${icons.vehicle}${badge && html`<p class="badge">${badge}</p>`}<h1>${title}</h1><p>${text}</p>${ways}${link && html`<a class="button${!ways && ' call'}" href="${link.href}">${link.label}</a>`}</section>`
