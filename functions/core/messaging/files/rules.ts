import { endingOf, factsOf } from '#contract/platform/file-types.ts'

const NAME_CHARACTERS = 80

/** The last part of a kept file's address, which some phones show as its name: plain letters, and the end of its type. */
export function plainName(name: string, type: string): string {
  const endings = factsOf(type)?.endings ?? []
  const bare = name
    .normalize('NFKD')
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_CHARACTERS)
  const ending = endings.find((one) => one === endingOf(name)) ?? endings[0] ?? 'bin'
  return `${bare || 'file'}.${ending}`
}

/** True if a browser may show a file of this type in place. */
export const isShown = (type: string): boolean => factsOf(type)?.isShown ?? false

/** The life of a link to a file, in seconds: a video's player asks for more of it while it plays. */
export const LINK_SECONDS = 900
