import { Button, Stack } from '@chakra-ui/react'
import { ContactRound, FileUp, Group, UserPlus } from 'lucide-react'
import { May } from '../../parts/may.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useContactText } from './texts.ts'

interface SelectContactProps {
  onAdd: () => void
  onUpload: () => void
  onGroup: () => void
}

/** Fills the place beside the list until a contact is chosen (S1 §2). */
export function SelectContact({ onAdd, onUpload, onGroup }: SelectContactProps) {
  const t = useContactText()
  return (
    <EmptyState
      icon={<ContactRound />}
      title={t('select_contact')}
      description={t('select_contact_hint')}
      action={
        <May right="edit">
          <Stack gap="2" width="full">
            <Button variant="outline" onClick={onAdd}>
              <UserPlus /> {t('add_contact')}
            </Button>
            <Button variant="outline" onClick={onUpload}>
              <FileUp /> {t('bulk_upload')}
            </Button>
            <Button variant="outline" onClick={onGroup}>
              <Group /> {t('auto_group')}
            </Button>
          </Stack>
        </May>
      }
    />
  )
}
