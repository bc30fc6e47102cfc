import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import './lightbox.css'

interface LightboxProps {
  open: boolean
  src: string
  name: string
  words: { close: string; download: string }
  onClose: () => void
}

/** One picture in front of everything. */
export function Lightbox({ open, src, name, words, onClose }: LightboxProps) {
  return (
    <Dialog.Root size="full" lazyMount unmountOnExit open={open} onOpenChange={(next) => !next.open && onClose()}>
      <Portal>
        <Dialog.Backdrop bg="blackAlpha.800" />
        <Dialog.Positioner>
          <Dialog.Content bg="transparent" boxShadow="none" onClick={onClose}>
            <Dialog.Title srOnly>{name}</Dialog.Title>
            <div className="lightbox">
              <img src={src} alt={name} />
            </div>
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
