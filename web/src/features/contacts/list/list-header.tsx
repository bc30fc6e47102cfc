import { Button, IconButton } from '@chakra-ui/react'
import { FileUp, Group, UserPlus } from 'lucide-react'
import { useFormats } from '../../../lib/language/formats.ts'
import { May } from '../../../parts/may.tsx'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { useListText } from './texts.ts'

/** The page's name, how many there are, and the button that adds one (S1 §2). */
interface ListHeaderProps {
  total: number | null | undefined
  onAdd: () => void
  onUpload: () => void
  onGroup: () => void
}

export function ListHeader({ total, onAdd, onUpload, onGroup }: ListHeaderProps) {
  const t = useListText()
  const { number } = useFormats()
  return (
    <header className="people-head">
      <h2>
        {t('title')} {typeof total === 'number' && <span className="people-count">{number(total)}</span>}
      </h2>
      <May right="edit">
        {/* Where there is room, it stands beside the list. */}
        <IconButton
          className="people-narrow"
          variant="outline"
          aria-label={t('bulk_upload')}
          title={t('bulk_upload')}
          onClick={onUpload}
        >
          <FileUp />
        </IconButton>
        <IconButton
          className="people-narrow"
          variant="outline"
          aria-label={t('auto_group')}
          title={t('auto_group')}
          onClick={onGroup}
        >
          <Group />
        </IconButton>
        <Button flexShrink="0" paddingInline={{ base: '2.5', sm: '4' }} onClick={onAdd}>
          <UserPlus aria-hidden /> <WideLabel text={t('add_contact')} />
        </Button>
      </May>
    </header>
  )
}
