/** The frame of the chat: the product's colors, and the reader's own fonts, so that nothing else is loaded. */
export const chatStyle = `
:root {
  color-scheme: light dark;
  --canvas: #f6f8f8; --panel: #fff; --ink: #182225; --muted: #4d5c62; --line: #dce3e4; --edge: #7d8c91;
  --brand: #135e68; --mine: #135e68; --ring: #20747f; --warn: #843818;
}
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0e1618; --panel: #1a2629; --ink: #eef3f4; --muted: #a3b1b5; --line: #2a393e; --edge: #66777d; --brand: #20747f; --mine: #135e68; --ring: #6fafb8; --warn: #f4be9e; }
}
*, ::before, ::after { box-sizing: border-box; }
html, body { height: 100%; }
body { margin: 0; display: flex; flex-direction: column; background: var(--canvas); color: var(--ink); font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
h1, p, ol { margin: 0; padding: 0; }
ol { list-style: none; }
button, input, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 1px; }
[hidden] { display: none !important; }
.icon { display: block; width: 20px; height: 20px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
header { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 10px 8px 10px 16px; background: var(--brand); color: #fff; }
header h1 { font-size: 16px; line-height: 1.3; }
header p { font-size: 13px; }
header :focus-visible { outline-color: #fff; }
.tool { flex: none; display: grid; place-items: center; width: 44px; height: 44px; border: 0; border-radius: 10px; background: none; cursor: pointer; }
.tool:focus-within { outline: 3px solid var(--ring); }
main { flex: 1; min-height: 0; overflow-y: auto; padding: 12px 14px; }
.notice { color: var(--muted); font-size: 12px; margin-bottom: 12px; }
.notice a, .line a { color: inherit; text-decoration: underline; }
footer .notice { margin: 0; padding: 10px 14px 4px; }
.thread { display: flex; flex-direction: column; gap: 8px; }
.line { max-width: 85%; align-self: flex-start; }
.line > p, .line > a.file { display: block; padding: 8px 12px; border-radius: 14px; background: var(--panel); border: 1px solid var(--line); white-space: pre-wrap; }
.line img { display: block; max-width: 100%; max-height: 260px; border-radius: 12px; }
.line audio { display: block; width: 260px; max-width: 100%; height: 44px; }
.line small { display: block; margin: 2px 4px 0; color: var(--muted); font-size: 12px; }
.mine { align-self: flex-end; }
.mine > p { background: var(--mine); border-color: var(--mine); color: #fff; }
.mine small { text-align: right; }
.line button { border: 0; padding: 2px 0; background: none; color: var(--warn); text-decoration: underline; cursor: pointer; font-size: 13px; }
.state { min-height: 20px; margin-top: 6px; color: var(--muted); font-size: 13px; }
footer { border-top: 1px solid var(--line); background: var(--panel); padding-bottom: env(safe-area-inset-bottom); }
.row { display: flex; align-items: flex-end; gap: 2px; padding: 6px; }
textarea { flex: 1; min-width: 0; max-height: 120px; min-height: 44px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 12px; background: var(--canvas); resize: none; font-size: 16px; }
.name { display: block; width: calc(100% - 24px); margin: 8px 12px 0; min-height: 40px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--canvas); font-size: 16px; }
.voice { align-items: center; }
.voice span { flex: 1; padding: 0 8px; font-variant-numeric: tabular-nums; }
.voice span::before { content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 8px; border-radius: 5px; background: #c62828; }
.send { background: var(--brand); color: #fff; }
.prove summary { min-height: 40px; padding: 9px 14px; font-weight: 600; font-size: 14px; cursor: pointer; }
.prove form { display: grid; gap: 10px; padding: 0 14px 12px; max-height: 46vh; overflow-y: auto; font-size: 14px; }
.prove label { display: grid; gap: 4px; font-weight: 600; }
.prove .agree { grid-template-columns: 24px 1fr; align-items: start; font-weight: 400; font-size: 13px; }
.prove .agree input { width: 20px; height: 20px; margin: 0; }
.prove input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 10px; background: var(--canvas); font-size: 16px; }
.coded { display: grid; gap: 10px; }
.button { min-height: 44px; padding: 8px 16px; border: 0; border-radius: 10px; background: var(--brand); color: #fff; font-weight: 650; cursor: pointer; }
.button:disabled { opacity: .6; }
.said { color: var(--warn); font-weight: 600; }
.said:empty { display: none; }
`
