import { TwilioError } from './twilio-error.ts'

const DEFAULT_SIZE = 50
const MOST = 1000

/**
 * One page of a list, newest first or as given. A token names the last item of the previous page, so that items
 * arriving between two pages neither repeat nor hide one.
 */
function pageOf<T extends { sid: string }>(items: T[], query: URLSearchParams) {
  const size = wholeNumber(query, 'PageSize', DEFAULT_SIZE, 1, MOST)
  const page = wholeNumber(query, 'Page', 0, 0, Number.MAX_SAFE_INTEGER)
  const token = query.get('PageToken')
  const start = token ? items.findIndex(({ sid }) => `PA${sid}` === token) + 1 : page * size
  if (token && start === 0) throw new TwilioError(400, 20001, `PageToken is not valid: ${token}`)
  const shown = items.slice(start, start + size)

  const address = (number: number, from?: string) => {
    const kept = new URLSearchParams([...query].filter(([key]) => !key.startsWith('Page')))
    kept.set('PageSize', String(size))
    kept.set('Page', String(number))
    if (from) kept.set('PageToken', `PA${from}`)
    return `?${kept}`
  }
  const last = shown.at(-1)
  const before = start > size ? items[start - size - 1] : undefined
  return {
    shown,
    page,
    size,
    first: address(0),
    next: last && start + size < items.length ? address(page + 1, last.sid) : null,
    previous: page > 0 ? address(page - 1, before?.sid) : null,
    self: `?${query.has('Page') ? query : address(page).slice(1)}`,
  }
}

/** The 2010 API's envelope, with URLs relative to the host. */
export function listOf<T extends { sid: string }>(
  key: string,
  path: string,
  items: T[],
  query: URLSearchParams,
  render: (item: T) => unknown = (item) => item,
) {
  const { shown, page, size, first, next, previous, self } = pageOf(items, query)
  return {
    [key]: shown.map(render),
    end: page * size + Math.max(0, shown.length - 1),
    first_page_uri: path + first,
    next_page_uri: next && path + next,
    page,
    page_size: size,
    previous_page_uri: previous && path + previous,
    start: page * size,
    uri: path + self,
  }
}

/** The newer APIs' envelope, with absolute URLs at Twilio's own host. */
export function metaListOf<T extends { sid: string }>(key: string, url: string, items: T[], query: URLSearchParams) {
  const { shown, page, size, first, next, previous, self } = pageOf(items, query)
  return {
    [key]: shown,
    meta: {
      page,
      page_size: size,
      first_page_url: url + first,
      previous_page_url: previous && url + previous,
      url: url + self,
      next_page_url: next && url + next,
      key,
    },
  }
}

function wholeNumber(query: URLSearchParams, key: string, unset: number, least: number, most: number): number {
  const given = query.get(key)
  if (given === null || given === '') return unset
  const value = Number(given)
  if (!Number.isInteger(value) || value < least) throw new TwilioError(400, 20001, `${key} is not valid: ${given}`)
  return Math.min(value, most)
}
