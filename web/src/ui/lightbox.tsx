import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import './lightbox.css'

interface LightboxProps {
  open: boolean
  src: string
  name: string
  words: { close: string; download: string; previous: string; next: string }
  onClose: () => void
  /** Show the previous or next picture; absent if there is none. */
  onPrevious?: () => void
  onNext?: () => void
}

/** A single picture in front of the page. */
export function Lightbox({ open, src, name, words, onClose, onPrevious, onNext }: LightboxProps) {
  const step = (event: { key: string }) => {
    if (event.key === 'ArrowLeft') onPrevious?.()
    if (event.key === 'ArrowRight') onNext?.()
  }
  return (
    <Dialog.Root size="full" lazyMount unmountOnExit open={open} onOpenChange={(next) => !next.open && onClose()}>
      <Portal>
        <Dialog.Backdrop bg="blackAlpha.800" />
        <Dialog.Positioner>
          <Dialog.Content bg="transparent" boxShadow="none" onClick={onClose} onKeyDown={step}>
            <Dialog.Title srOnly>{name}</Dialog.Title>
            <div className="lightbox">
              <img src={src} alt={name} />
            </div>
            {onPrevious && (
              <StepButton className="lightbox-previous" icon={ChevronLeft} label={words.previous} onStep={onPrevious} />
            )}
            {onNext && <StepButton className="lightbox-next" icon={ChevronRight} label={words.next} onStep={onNext} />}
            <div className="lightbox-bar">
              <a
                href={src}
                download={name}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(e) => e.stopPropagation()}
              >
                {words.download}
              </a>
              <Dialog.CloseTrigger asChild position="static">
                <CloseButton aria-label={words.close} color="white" _hover={{ bg: 'whiteAlpha.300' }} />
              </Dialog.CloseTrigger>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface StepButtonProps {
  className: string
  icon: LucideIcon
  label: string
  onStep: () => void
}

function StepButton({ className, icon: Icon, label, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`lightbox-step ${className}`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        onStep()
      }}
    >
      <Icon aria-hidden />
    </button>
  )
}
