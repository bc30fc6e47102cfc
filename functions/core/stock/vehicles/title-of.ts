import { cutText } from '../../platform/cut-text.ts'

interface Named {
  year?: number | null | undefined
  make?: string | undefined
  model?: string | undefined
  trim?: string | null | undefined
}

const TITLE_MAX = 200

/** A vehicle's title: "2021 Ford Escape XLT", as far as known. */
export const titleOf = ({ year, make, model, trim }: Named) =>
  cutText([year, make, model, trim].filter(Boolean).join(' '), TITLE_MAX)
