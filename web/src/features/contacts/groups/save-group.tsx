import { Button } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { Members } from '../../../data/groups.ts'
import { GroupDialog } from '../dialogs.ts'
import { useGroupText } from './texts.ts'

/** Makes a group of whom the filter finds, or of those who are selected. */
export function SaveGroup({ members }: { members: Members }) {
  const t = useGroupText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <UsersRound /> {t('save_group')}
      </Button>
      <GroupDialog open={isOpen} group={members} onClose={() => setOpen(false)} />
    </>
  )
}
