import { type Html, html } from '../markup/html.ts'
import { icons } from './icons.ts'

interface Words {
  title: string
  text: string
  link: { href: string; label: string }
  badge?: string
}

/** What stands in place of a page that there is not, or not any more. */
export const notice = ({ title, text, link, badge }: Words): Html =>
  html`<section class="notice">${icons.car}${badge && html`<p class="badge">${badge}</p>`}<h1>${title}</h1><p>${text}</p><a class="button call" href="${link.href}">${link.label}</a></section>`
