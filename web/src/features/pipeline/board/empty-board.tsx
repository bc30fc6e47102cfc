import { Button, HStack } from '@chakra-ui/react'
import { ContactRound } from 'lucide-react'
import { Link } from 'react-router'
import { May } from '../../../parts/may.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { usePipelineText } from '../texts.ts'

/** Over a board on which nobody stands yet: who comes here, and how. */
export function EmptyBoard() {
  const t = usePipelineText()
  return (
    <Panel flexShrink="0" padding="0">
      <EmptyState
        icon={<ContactRound />}
        title={t('nobody')}
        description={t('nobody_hint')}
        action={
          <May right="edit">
            <HStack wrap="wrap" justify="center">
              <Button asChild>
                <Link to="/contacts?new">{t('add_contact')}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/contacts?upload">{t('import')}</Link>
              </Button>
            </HStack>
          </May>
        }
      />
    </Panel>
  )
}
