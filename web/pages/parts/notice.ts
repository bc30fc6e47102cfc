import { type Html, html } from '../markup/html.ts'
import { icons } from './icons.ts'

interface Words {
  title: string
  text: string
  /** The link onward, if known. */
  link?: { href: string; label: string }
  badge?: string
  /** Actions available before going elsewhere. */
  ways?: Html | false
}

/** Replaces a page that does not exist, or no longer does. */
export const notice = ({ title, text, link, badge, ways }: Words): Html =>
  html`<section class="notice">${icons.vehicle}${badge && html`<p class="badge">${badge}</p>`}<h1>${title}</h1><p>${text}</p>${ways}${link && html`<a class="button${!ways && ' call'}" href="${link.href}">${link.label}</a>`}</section>`
