import { foldText } from '#contract/fold-text.ts'
import { optionalVariable } from '../../platform/environment.ts'

const MARK_CHARACTERS = 24
/** A link to a vehicle's or the dealer's page that says nothing of where it stands. */
const PAGES = /\/(?:vehicle|dealer)\/[\w-]+(?![\w?/-])/g

/** Has links to our public pages name the campaign, so that whoever comes by one is known to have. */
export function markLinks(text: string, campaign: string): string {
  const origin = new URL(optionalVariable('PUBLIC_URL') ?? 'https://invalid').origin
  const mark = foldText(campaign)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MARK_CHARACTERS)
  return text.replace(PAGES, (path, at: number) =>
    text.slice(0, at).endsWith(origin) ? `${path}?src=campaign-${mark}` : path,
  )
}
