import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contract/people/roles.ts'
import { useRoles } from '../../../data/roles.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame } from '../../../parts/section-frame.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { roleTexts } from './texts.ts'
import { useRoleChanges } from './use-role-changes.ts'

/** What each role may do; the dealership's own roles are made and changed here. */
export function RolesSection({ title }: SettingsSectionProps) {
  const t = useText(roleTexts)
  const { rights } = useSession()
  const { banner, show } = useBanner()
  const { data, error, mutate } = useRoles()
  const { busy, toggle, remove } = useRoleChanges(show)
  const [named, setNamed] = useState<Role | 'new'>()
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      {!data && error && <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />}
      {!data && !error && (
        <Panel padding="0" overflow="hidden">
          <RowsSkeleton rows={8} />
        </Panel>
      )}
      {data && (
        <>
          <Button alignSelf="flex-start" variant="outline" onClick={() => setNamed('new')}>
            <Plus size={16} /> {t('add')}
          </Button>
          <Panel padding="0" overflow="hidden">
            <RoleMatrix
              roles={data.data}
              own={rights}
              busy={busy}
              onToggle={toggle}
              onRename={setNamed}
              onRemove={remove}
            />
          </Panel>
        </>
      )}
      {named && (
        <RoleDialog role={named === 'new' ? undefined : named} rights={rights} onClose={() => setNamed(undefined)} />
      )}
    </SectionFrame>
  )
}
