import { Button } from '@chakra-ui/react'
import { FileClock } from 'lucide-react'
import { useSyncText } from './texts.ts'

/** Shown after dismissing notices whose files are still waiting: a link to confirm them. */
export function FilesWait({ count, onHistory }: { count: number; onHistory: () => void }) {
  const t = useSyncText()
  if (count === 0) return null
  return (
    <Button size="sm" variant="ghost" alignSelf="flex-start" color="fg.warning" onClick={onHistory}>
      <FileClock aria-hidden /> {t('files_wait', { count })}
    </Button>
  )
}
