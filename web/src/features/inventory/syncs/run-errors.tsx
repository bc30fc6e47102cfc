import { Link } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { Run } from '#contract/stock/syncs.ts'
import { useSyncText } from './texts.ts'

/** A link to a sync's unreadable rows and warnings, for managers, while they are available. */
export function RunErrors({ run, mayChange }: { run: Run; mayChange: boolean }) {
  const t = useSyncText()
  if (!mayChange || !run.errors_url) return null
  return (
    <Link href={run.errors_url} download color="fg" fontWeight="600" textDecoration="underline">
      <Download size={14} aria-hidden /> {t(downloadWords(run))}
    </Link>
  )
}

/** The text key for a sync's download: without a refused row, it contains only warnings. */
export const downloadWords = ({ counts }: Run) => (counts.errors > 0 ? 'download_errors' : 'download_warnings')
