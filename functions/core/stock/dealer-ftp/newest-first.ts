import { FILE_NAME } from '#contract/stock/feed-files.ts'
import type { FeedFile } from './types.ts'

/** A listing entry: `modifiedAt` only if the server gives the exact time, else the time in its listing. */
export interface Listed {
  name: string
  size: number
  modifiedAt?: Date
  listedAt?: number
}

/** Standalone dates as in DealerCenter_20261118_1234567.csv or 2026-11-18.csv. */
const DATE = /(?<!\d)(20\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/g

/** Files still being uploaded, or a program's own: .inventory.csv.Xy12, ~$cars.csv, inventory.part.csv. */
const UNFINISHED = /^(?:\.|~)|\.(?:file)?part(?:ial)?\.|\.te?mp\.|\.(?:uploading|crdownload|lock)\./i

/** A name goes back to the server in a command, so nothing in it may end one or lead to another folder. */
export const isFeedName = (name: string) =>
  FILE_NAME.test(name) && !UNFINISHED.test(name) && !/[\p{Cc}/\\\uFFFD]/u.test(name) && name.length <= 255

/** Sorts feeds newest first: by exact time if all have one, else by the dates in the names, else by the listing. */
export function newestFirst(files: Listed[]): Listed[] {
  const exact = (file: Listed) => file.modifiedAt?.getTime()
  const named = ({ name }: Listed) => latestDate(name)
  const listed = ({ listedAt }: Listed) => listedAt
  const orders = [exact, named, listed].filter((of) => files.every((file) => of(file) !== undefined))
  return files.toSorted((a, b) => {
    for (const of of orders) {
      const difference = (of(b) ?? 0) - (of(a) ?? 0)
      if (difference !== 0) return difference
    }
    return a.name < b.name ? 1 : -1
  })
}

export function toFeedFile({ name, size, modifiedAt, listedAt }: Listed): FeedFile {
  const at = modifiedAt?.getTime() ?? listedAt
  return { name, size, ...(at !== undefined && { modified_at: new Date(at).toISOString() }) }
}

function latestDate(name: string): number | undefined {
  const dates = [...name.matchAll(DATE)].map(([, year, , month, day]) => Number(`${year}${month}${day}`))
  return dates.length > 0 ? Math.max(...dates) : undefined
}
