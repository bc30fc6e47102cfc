import type { Row } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'

/** First path segments of the pages rendered by a function and not by the single-page application: `/vehicle/`. */
export const pageFolders = [
  ...new Set(
    Object.values<Record<string, Row>>(routes)
      .flatMap((rows) => Object.values(rows))
      .filter(({ answers }) => answers === 'html' || answers === 'xml' || answers === 'script')
      .map(({ path }) => `/${path.split('/')[1]}/`),
  ),
]
