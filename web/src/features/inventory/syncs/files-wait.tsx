import { Button } from '@chakra-ui/react'
import { FileClock } from 'lucide-react'
import { useSyncText } from './texts.ts'

/** What is left on the page of notices that were closed although their files wait: the way to where they can be confirmed. */
export function FilesWait({ count, onHistory }: { count: number; onHistory: () => void }) {
  const t = useSyncText()
  if (count === 0) return null
  return (
    <Button size="sm" variant="ghost" alignSelf="flex-start" color="fg.warning" onClick={onHistory}>
      <FileClock aria-hidden /> {t('files_wait', { count })}
    </Button>
  )
}
