import { Button, type ButtonProps, HStack, type StackProps } from '@chakra-ui/react'
import { Mic, MicOff, Pause, PhoneOff, Play } from 'lucide-react'
import { useAct } from '../../../lib/acts.ts'
import { hangUp, setMuted, setOnHold } from '../../../lib/voice/talk.ts'
import type { ActiveCall } from '../../../lib/voice/voice-state.ts'
import { AudioMenu } from './audio-menu.tsx'
import { CallerButtons } from './caller-buttons.tsx'
import { Control } from './control.tsx'
import { Keypad } from './keypad.tsx'
import { useOnCallText } from './texts.ts'
import { TransferMenu } from './transfer-menu.tsx'

interface CallControlsProps extends StackProps {
  call: ActiveCall
  /** If there is room, the most used buttons have text. */
  isLarge?: boolean
}

/** The actions on the ongoing call. */
export function CallControls({ call, isLarge = false, ...look }: CallControlsProps) {
  const { id, contact, phase, isMuted, isOnHold } = call
  const t = useOnCallText()
  const isTalking = phase === 'talking'
  const size = isLarge ? 'md' : 'sm'
  const ofTalk = { size, disabled: !isTalking } as const
  const muteWord = t(isMuted ? 'unmute' : 'mute')
  useAct(isTalking ? { id: 'mute', group: 'call', label: muteWord, run: () => setMuted(!isMuted) } : null)
  return (
    <HStack role="group" aria-label={t('controls')} wrap="wrap" gap="2" justify="center" {...look}>
      <Control
        icon={isMuted ? MicOff : Mic}
        label={muteWord}
        isOn={isMuted}
        isLarge={isLarge}
        {...ofTalk}
        onClick={() => setMuted(!isMuted)}
      />
      <Keypad {...ofTalk} />
      <Control
        icon={isOnHold ? Play : Pause}
        label={t(isOnHold ? 'resume' : 'hold')}
        isOn={isOnHold}
        {...ofTalk}
        onClick={() => setOnHold(!isOnHold)}
      />
      <TransferMenu call={id} {...ofTalk} />
      {contact?.id && <CallerButtons contact={contact.id} size={size} />}
      <AudioMenu size={size} />
    </HStack>
  )
}

/** Ends the call; on a phone it stands beside the name. */
export function HangUp(look: ButtonProps) {
  const t = useOnCallText()
  useAct({ id: 'hang-up', group: 'call', label: t('hang_up'), isEnd: true, run: hangUp })
  return (
    <Button colorPalette="red" title={t('hang_up')} {...look} onClick={hangUp}>
      <PhoneOff aria-hidden /> {t('hang_up')}
    </Button>
  )
}
