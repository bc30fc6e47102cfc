import { useNavigate } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAgents } from '../../../data/agents.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { type Act, useActs } from '../../../lib/acts.ts'
import { useMay, useSession } from '../../../lib/session.ts'
import { useCallContact } from '../../../lib/voice/use-call-contact.ts'
import { nameOf } from '../name-of.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { useHeaderText } from './texts.ts'
import { useAssign } from './use-assign.ts'
import { useChangeStage } from './use-change-stage.ts'
import { useMarkUnread } from './use-mark-unread.ts'
import { useSaveLabels } from './use-save-labels.ts'

/**
 * Offers what can be done with the open conversation without a dialog: each stage, label and colleague by name. Returns
 * the call, which also has a button.
 */
export function useConversationActs(row: ConversationRow, place: ChatPlace) {
  const t = useHeaderText()
  const markUnread = useMarkUnread(row, place)
  const call = useCallAct(row)
  const own: Omit<Act, 'group'>[] = [
    ...(row.last_message_at === null
      ? []
      : [{ id: 'unread', key: 'u', label: t('mark_unread'), run: () => void markUnread() }]),
    ...(call ? [call] : []),
    ...useStageActs(row),
    ...useLabelActs(row),
    ...useAssignActs(row),
  ]
  useActs(own.map((act) => ({ ...act, group: 'conversation' })))
  return call
}

function useCallAct(row: ConversationRow) {
  const t = useHeaderText()
  const navigate = useNavigate()
  const deed = useCallContact()({ contact: row.contact_id, number: row.phone_number })
  const mayCall = useMay('call')
  if (!mayCall || !row.phone_number?.startsWith('+')) return undefined
  const run = typeof deed === 'function' ? deed : () => (deed.startsWith('/') ? navigate(deed) : location.assign(deed))
  return { id: 'call', label: t('call', { name: nameOf(row) }), run: () => void run() }
}

function useStageActs(row: ConversationRow) {
  const t = useHeaderText()
  const { stages } = useStages()
  const change = useChangeStage(row)
  const mayEdit = useMay('edit')
  if (!mayEdit) return []
  return stages
    .filter(({ id }) => id !== row.contact.stage)
    .map(({ id, name }) => ({
      id: `stage-${id}`,
      label: t('stage_to', { stage: name }),
      isOneOfMany: true,
      run: () => void change(id),
    }))
}

function useLabelActs(row: ConversationRow) {
  const t = useHeaderText()
  const { labels, nameOf: wordOf } = useLabels()
  const save = useSaveLabels(row)
  const mayEdit = useMay('edit')
  if (!mayEdit) return []
  return labels.map(({ id, name }) => {
    const isOn = row.labels.includes(name)
    const next = isOn ? row.labels.filter((one) => one !== name) : [...row.labels, name]
    return {
      id: `label-${id}`,
      label: t(isOn ? 'label_off' : 'label_on', { label: wordOf(name) }),
      isOneOfMany: true,
      run: () => void save(next),
    }
  })
}

function useAssignActs(row: ConversationRow) {
  const t = useHeaderText()
  const { user } = useSession()
  const mayAssign = useMay('assign')
  const { data } = useAgents({ isWanted: mayAssign })
  const assign = useAssign()
  if (!mayAssign) return []
  const others = (data?.agents ?? []).filter(({ id }) => id !== row.user_id)
  return [
    ...others.map(({ id, name }) => ({
      id: `assign-${id}`,
      isOneOfMany: id !== user?.id,
      label: id === user?.id ? t('assign_to_me') : t('assign_to', { name }),
      run: () => void assign(row, id),
    })),
    ...(row.user_id === null
      ? []
      : [{ id: 'assign-nobody', isOneOfMany: true, label: t('assign_to_nobody'), run: () => void assign(row, '') }]),
  ]
}
