import { pages } from '#contract/stock/pages.ts'

/** First path segments of the pages rendered by a function and not by the single-page application: `/vehicle/`. */
export const pageFolders = [...new Set(Object.values(pages).map(({ path }) => `/${path.split('/')[1]}/`))]
