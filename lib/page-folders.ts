import { pages } from '#contract/stock/pages.ts'

/** The first folders of the addresses that are rendered by a function and not by the single-page application: `/vehicle/`. */
export const pageFolders = [...new Set(Object.values(pages).map(({ path }) => `/${path.split('/')[1]}/`))]
