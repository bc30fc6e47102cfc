import { Link } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { Run } from '#contract/stock/syncs.ts'
import { useSyncText } from './texts.ts'

/** Where the rows of a run that could not be read, and the warnings, can be had: for whom may and while they can. */
export function RunErrors({ run, isManager }: { run: Run; isManager: boolean }) {
  const t = useSyncText()
  if (!isManager || !run.errors_url) return null
  return (
    <Link href={run.errors_url} download color="fg" fontWeight="600" textDecoration="underline">
      <Download size={14} aria-hidden /> {t(downloadWords(run))}
    </Link>
  )
}

/** What the list of a run holds: without a row that was refused, warnings only. */
export const downloadWords = ({ counts }: Run) => (counts.errors > 0 ? 'download_errors' : 'download_warnings')
