import { Button, Flex } from '@chakra-ui/react'
import { Copy, Pause, Pencil, Play, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Campaign, changeCampaign, createCampaign, type Deed, removeCampaign } from '../../data/campaigns.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { copyOf } from './form/form-values.ts'
import { TestDialog } from './test-dialog.tsx'
import { campaignTexts } from './texts.ts'

type Asked = 'start' | 'cancel' | 'delete'
/** What can be done in each state, beside duplicating it. */
const DEEDS = {
  draft: ['edit_it', 'test', 'delete', 'start'],
  scheduled: ['cancel_it', 'pause'],
  running: ['cancel_it', 'pause'],
  paused: ['cancel_it', 'resume'],
  stopped: ['cancel_it', 'resume'],
  done: ['delete'],
  canceled: ['delete'],
} as const
const ICONS = { edit_it: Pencil, test: Send, delete: Trash2, start: Play, cancel_it: X, pause: Pause, resume: Play }
/** A campaign whose audience is gone has nobody to go on with. */
const deedsOf = ({ status, reason }: Campaign) =>
  DEEDS[status].filter((deed) => !(deed === 'resume' && reason === 'audience_gone'))
const MAIN = new Set(['start', 'resume'])

/** What a manager can do with a campaign as it stands. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const { id, name } = campaign
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [isEdited, setIsEdited] = useState(false)
  const [isTested, setIsTested] = useState(false)
  const say = (error: unknown) => toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) })
  const change = (deed: Deed) => changeCampaign(id, deed).catch(say)
  const duplicate = () =>
    createCampaign(copyOf(campaign, t('copy_of', { name }))).then(
      (made) => navigate(`/campaigns/${made.campaign.id}`),
      say,
    )
  const remove = () => removeCampaign(id).then(() => navigate('/campaigns'), say)
  const acts = {
    edit_it: () => setIsEdited(true),
    test: () => setIsTested(true),
    pause: () => change('pause'),
    resume: () => change('resume'),
    start: () => setAsked('start'),
    cancel_it: () => setAsked('cancel'),
    delete: () => setAsked('delete'),
  }
  return (
    <Flex wrap="wrap" gap="2">
      <Button variant="outline" bg="bg.panel" onClick={duplicate}>
        <Copy /> {t('duplicate')}
      </Button>
      {deedsOf(campaign).map((deed) => {
        const Icon = ICONS[deed]
        const look = MAIN.has(deed) ? {} : ({ variant: 'outline', bg: 'bg.panel' } as const)
        return (
          <Button key={deed} onClick={acts[deed]} {...look}>
            <Icon /> {t(deed)}
          </Button>
        )
      })}
      <Question
        asked={asked}
        name={name}
        onAnswer={async (answer) => {
          await (answer === 'delete' ? remove() : change(answer))
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
      <CampaignDialog campaign={isEdited ? campaign : null} onClose={() => setIsEdited(false)} />
      <TestDialog id={isTested ? id : null} onClose={() => setIsTested(false)} />
    </Flex>
  )
}

interface QuestionProps {
  asked: Asked | undefined
  name: string
  onAnswer: (asked: Asked) => Promise<void>
  onCancel: () => void
}

function Question({ asked, name, onAnswer, onCancel }: QuestionProps) {
  const t = useText(campaignTexts)
  const common = useText()
  const deed = asked ?? 'start'
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(`${deed}_title`, { name })}
      confirmLabel={t(deed === 'cancel' ? 'cancel_it' : deed)}
      cancelLabel={deed === 'cancel' ? t('keep') : common('cancel')}
      destructive={deed !== 'start'}
      onConfirm={() => onAnswer(deed)}
      onCancel={onCancel}
    >
      {t(`${deed}_question`)}
    </ConfirmDialog>
  )
}
