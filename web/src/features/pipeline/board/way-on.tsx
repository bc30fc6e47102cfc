interface WayOnProps {
  text: string
  label: string
  isAlert?: boolean
  onGo: () => void
}

/** That something is missing, and the button that brings it. */
export const WayOn = ({ text, label, isAlert, onGo }: WayOnProps) => (
  <div className="board-more" role={isAlert ? 'alert' : undefined}>
    {text}
    <button type="button" onClick={onGo}>
      {label}
    </button>
  </div>
)
