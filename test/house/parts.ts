import { areas } from '#contract/areas.ts'

/** The part of the house that a file belongs to, by its first folders. */
const PARTS: [RegExp, string][] = [
  [/^functions\/contract\//, 'contract'],
  [/^functions\/core\//, 'core'],
  [/^functions\/serve(\.ts|\/)/, 'serve'],
  [/^functions\/(api|jobs|pages|webhooks)\//, 'doors'],
  [/^lib\/local\//, 'local'],
  [/^lib\/(aws\/|[^/]+$)/, 'stack'],
  [/^web\/src\/(app\/|main\.tsx$|vite-env\.d\.ts$)|^web\/(public\/|workspace\.html$)/, 'app'],
  [/^web\/src\/features\//, 'features'],
  [/^web\/src\/ui\//, 'ui'],
  [/^web\/src\/data\//, 'data'],
  [/^web\/src\/parts\//, 'parts'],
  [/^web\/src\/lib\//, 'web lib'],
  [/^web\/pages\//, 'pages'],
  [/^bin\//, 'bin'],
]

/** The arrows of the house: the other parts that each part may import. */
export const ARROWS: Record<string, string[]> = {
  contract: [],
  core: ['contract'],
  serve: ['core', 'contract'],
  pages: ['contract'],
  doors: ['core', 'contract', 'serve', 'pages'],
  stack: ['contract'],
  local: ['core', 'contract', 'serve', 'doors', 'stack'],
  bin: ['local', 'stack', 'contract'],
  ui: [],
  'web lib': ['contract'],
  data: ['web lib', 'contract'],
  parts: ['ui', 'data', 'web lib', 'contract'],
  features: ['parts', 'ui', 'data', 'web lib', 'contract'],
  app: ['features', 'parts', 'ui', 'data', 'web lib', 'contract'],
}

/** The areas of core and contract, each with those that it may know: always lower ones. Doors may join several. */
export const AREAS: Record<string, readonly string[]> = {
  platform: [],
  ...Object.fromEntries(Object.entries(areas).map(([area, { knows }]) => [area, ['platform', ...knows]])),
  // The description of all of them, in the contract only.
  openapi: Object.keys(areas),
}

/** The contract's files that list all areas, one line each; no other file outside the areas knows one. */
export const GATHERS = new Set([
  ...['areas', 'routes', 'refusals', 'settings', 'acts', 'notices', 'notice-details', 'scopes', 'uses'],
])

/** Tests and builds are outside these, and not part of the house. */
export const partOf = (path: string) => PARTS.find(([pattern]) => pattern.test(path))?.[1]

/** `stock` of `functions/core/stock/syncs/rules.ts`, and `stock/syncs`; a file of the area itself has no noun. */
export const areaOf = (path: string) => /^functions\/(?:core|contract)\/([^/]+)\//.exec(path)?.[1]
export const nounOf = (path: string) => /^functions\/core\/([^/]+\/[^/]+)\//.exec(path)?.[1]

/** `calls` of `web/src/features/calls/center/page.tsx`, and `calls/center`. */
export const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
export const featurePartOf = (path: string) => /^web\/src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
export const localPartOf = (path: string) => /^lib\/local\/([^/.]+)/.exec(path)?.[1]
