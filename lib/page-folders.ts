import type { Row } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'

const pages = Object.values<Record<string, Row>>(routes)
  .flatMap((rows) => Object.values(rows))
  .filter(({ answers }) => answers === 'html' || answers === 'xml' || answers === 'script')
const folderOf = ({ path }: Row) => `/${path.split('/')[1]}/`

/** First path segments of the pages rendered by a function and not by the single-page application: `/vehicle/`. */
export const pageFolders = [...new Set(pages.map(folderOf))]

/** Those of them whose pages also take forms. */
export const formFolders = new Set(pages.filter(({ method }) => method === 'POST').map(folderOf))
