import { Button, Text } from '@chakra-ui/react'
import { Copy, Pause, Pencil, Play, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import {
  type Campaign,
  type Counting,
  changeCampaign,
  createCampaign,
  type Deed,
  type Preview,
  removeCampaign,
} from '../../data/campaigns.ts'
import { reachOf } from '../../data/use-added-up.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMedia } from '../../lib/use-media.ts'
import { DESK, PageActs } from '../../parts/page-acts.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toaster } from '../../ui/toaster.tsx'
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
  canceling: [],
  canceled: ['delete'],
} as const
const ICONS = { edit_it: Pencil, test: Send, delete: Trash2, start: Play, cancel_it: X, pause: Pause, resume: Play }
/** A campaign whose audience is gone has nobody to go on with; a test goes to a number. */
const deedsOf = ({ status, reason, channel }: Campaign) =>
  DEEDS[status].filter(
    (deed) => !(deed === 'resume' && reason === 'audience_gone') && !(deed === 'test' && CHANNELS[channel].hasSubject),
  )
/** What stands at any width, and what is always behind the three dots. */
const MAIN = new Set<string>(['start', 'resume', 'pause'])
const LAST = new Set<string>(['delete', 'cancel_it'])

interface CampaignActionsProps {
  campaign: Campaign
  /** Of a draft: how many it would reach. */
  counting: Counting
  onEdit: () => void
}

/**
 * What a manager can do with a campaign as it stands: the acts of its header, the main one of which a phone has at its
 * lower edge, and their questions.
 */
export function useCampaignActions({ campaign, counting, onEdit }: CampaignActionsProps) {
  const t = useText(campaignTexts)
  const isDesk = useMedia(DESK)
  const { id, name } = campaign
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [isTested, setIsTested] = useState(false)
  const say = (error: unknown) => toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) })
  const change = (deed: Deed) => changeCampaign(id, deed).catch(say)
  const duplicate = () =>
    createCampaign(copyOf(campaign, t('copy_of', { name }))).then(
      (made) => navigate(`/campaigns/${made.campaign.id}`),
      say,
    )
  const remove = () => removeCampaign(id).then(() => navigate('/campaigns'), say)
  const told = counting.isCounting ? undefined : counting.data
  const isNobody = told !== undefined && reachOf(told) === 0
  const startWords = useStartWords(campaign, told)
  const acts = {
    edit_it: onEdit,
    test: () => setIsTested(true),
    pause: () => change('pause'),
    resume: () => change('resume'),
    start: () => setAsked('start'),
    cancel_it: () => setAsked('cancel'),
    delete: () => setAsked('delete'),
  }
  const deeds = deedsOf(campaign).map((deed) => ({
    value: deed,
    icon: ICONS[deed],
    text: deed === 'start' ? startWords : t(deed),
    does: acts[deed],
    destructive: LAST.has(deed),
  }))
  const main = deeds
    .filter(({ value }) => MAIN.has(value))
    .map(({ value, icon: Icon, text, does }) => (
      <Button
        key={value}
        height={{ base: '11', md: '10' }}
        variant={value === 'pause' || (value === 'start' && isNobody) ? 'outline' : 'solid'}
        {...(!isDesk && AT_THUMB)}
        onClick={does}
      >
        <Icon /> {text}
      </Button>
    ))
  return {
    acts: (
      <PageActs
        deeds={deeds.filter(({ value }) => !MAIN.has(value) && !LAST.has(value))}
        rest={[
          { value: 'duplicate', icon: Copy, text: t('duplicate'), does: duplicate },
          ...deeds.filter(({ value }) => LAST.has(value)),
        ]}
      >
        {isDesk && main}
      </PageActs>
    ),
    atThumb: !isDesk && main,
    questions: (
      <>
        <Question
          asked={asked}
          name={name}
          startLabel={startWords}
          told={told}
          onAnswer={async (answer) => {
            await (answer === 'delete' ? remove() : change(answer))
            setAsked(undefined)
          }}
          onCancel={() => setAsked(undefined)}
        />
        <TestDialog id={isTested ? id : null} channel={campaign.channel} onClose={() => setIsTested(false)} />
      </>
    ),
  }
}

const AT_THUMB = { position: 'sticky', bottom: '4', zIndex: 'docked', boxShadow: 'lg' } as const

/** "Text 48 people, about $0.79", once they are counted. */
function useStartWords({ channel }: Campaign, told: Preview | undefined): string {
  const t = useText(campaignTexts)
  const { dollars } = useFormats()
  if (!told || reachOf(told) === 0) return t('start')
  if (CHANNELS[channel].hasSubject) return t('start_mail', { count: reachOf(told) })
  const key = CHANNELS[channel].hasTemplates ? 'start_message' : 'start_text'
  return t(key, { count: reachOf(told), cost: dollars(told.cost) })
}

interface QuestionProps {
  asked: Asked | undefined
  name: string
  startLabel: string
  /** What was counted; undefined until it is. */
  told: Preview | undefined
  onAnswer: (asked: Asked) => Promise<void>
  onCancel: () => void
}

function Question({ asked, name, startLabel, told, onAnswer, onCancel }: QuestionProps) {
  const t = useText(campaignTexts)
  const common = useText()
  const { dollars } = useFormats()
  const deed = asked ?? 'start'
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(`${deed}_title`, { name })}
      confirmLabel={deed === 'start' ? startLabel : t(deed === 'cancel' ? 'cancel_it' : deed)}
      cancelLabel={deed === 'cancel' ? t('keep') : common('cancel')}
      destructive={deed !== 'start'}
      onConfirm={() => onAnswer(deed)}
      onCancel={onCancel}
    >
      {deed === 'start' && told && (
        <Text marginBottom="2" color="fg">
          {t('start_reaches', {
            count: reachOf(told),
            size: told.size,
            left: told.size - reachOf(told),
            cost: dollars(told.cost),
          })}
        </Text>
      )}
      {t(`${deed}_question`)}
    </ConfirmDialog>
  )
}
