/** The dealer's FTP server, the Twilio account, faults and chaos switches, jobs and the clock. */
export function renderControls(): string {
  return `<div class="controls">
${renderDealer()}
<section aria-labelledby="account-title">
  <h2 id="account-title">The dealership's Twilio account</h2>
  <p class="note">Of the dealership that the phone writes to. What connects it, under Settings.</p>
  <dl id="account-login" class="login"></dl>
</section>
<section aria-labelledby="ai-title">
  <h2 id="ai-title">The AI vendors</h2>
  <p class="note">The key of each that holds, to be pasted under Settings, AI &amp; Agent Keys.</p>
  <dl id="ai-keys" class="login"></dl>
  <label>Their models
    <select id="ai-mode">
      <option value="assistant">sell vehicles, in English and Spanish</option>
      <option value="hostile">are hostile: lies, wrong calls, failures</option>
    </select>
  </label>
  <ol id="ai-calls" aria-label="The last requests to the AI vendors"></ol>
  <p id="ai-note" class="note" role="status"></p>
</section>
<section aria-labelledby="templates-title">
  <h2 id="templates-title">WhatsApp's review</h2>
  <p class="note">Templates that the dealership above handed in. Lotwire reads a verdict with Sync, or within five minutes.</p>
  <ul id="templates" aria-label="Templates"></ul>
  <p id="templates-note" class="note" role="status"></p>
</section>
<section aria-labelledby="trouble-title">
  <h2 id="trouble-title">Trouble at Twilio</h2>
  <form id="fault" class="row">
    <label class="whole">The next requests to send
      <select name="kind">
        <option value="429">are refused: too many (429)</option>
        <option value="500">are refused: broken (500)</option>
        <option value="timeout">hang for 20 seconds</option>
        <option value="reset_after_accept">are taken, the answer is lost</option>
      </select>
    </label>
    <label class="short">How many <input name="count" type="number" min="0" max="10000" value="1"></label>
    <button>Set</button>
  </form>
  <p id="fault-now" class="note" role="status"></p>
  <form id="chaos">
    <label class="switch"><input type="checkbox" name="doubled"> Every webhook arrives twice</label>
    <label class="switch"><input type="checkbox" name="shuffled"> Statuses of messages and calls arrive in any order</label>
    <label class="switch"><input type="checkbox" name="phones_off"> The customers' phones are off</label>
    <label class="switch"><input type="number" name="lost_callbacks" min="0" value="0"> statuses of messages and calls get lost</label>
    <label class="switch"><input type="number" name="lost_inbound" min="0" value="0"> inbound messages get lost</label>
  </form>
</section>
<section aria-labelledby="outage-title">
  <h2 id="outage-title">Trouble at AWS</h2>
  <form id="outage" class="row">
    <label>Service
      <select name="service">
        <option value="events">Live updates (AppSync Events)</option>
        <option value="queue">Queues (SQS)</option>
        <option value="mail">Mail (SES)</option>
        <option value="table">Table (DynamoDB)</option>
        <option value="ai">AI vendors (outside AWS)</option>
        <option value="google">Google (outside AWS)</option>
        <option value="stripe">Stripe (outside AWS)</option>
        <option value="push">Browser vendors’ pushes (outside AWS)</option>
      </select>
    </label>
    <label>It
      <select name="kind">
        <option value="503">answers 503</option>
        <option value="timeout">does not answer</option>
      </select>
    </label>
    <label class="short">Seconds <input name="seconds" type="number" min="0" max="86400" value="60"></label>
    <button>Switch off</button>
  </form>
  <p id="outage-now" class="note" role="status"></p>
</section>
${GOOGLE}
${PUSH}
<section aria-labelledby="clock-title">
  <h2 id="clock-title">Clock</h2>
  <p class="note">Ahead, time passes: what becomes due on the way is done, in order.</p>
  <form id="clock" class="row">
    <label class="short">Hours ahead <input name="offset_hours" type="number" step="any" value="0"></label>
    <button>Set</button>
    <button type="button" data-hours="25">+25 h</button>
    <button type="button" data-hours="0">Real time</button>
  </form>
  <p id="clock-now" class="note" role="status"></p>
</section>
<section aria-labelledby="jobs-title">
  <h2 id="jobs-title">Jobs</h2>
  <ul id="jobs"></ul>
  <p id="job-result" class="note" role="status"></p>
</section>
</div>`
}

/** The calendars of people who connected Google, what they do there, and what Google meets. */
const GOOGLE = `<section aria-labelledby="google-title">
  <h2 id="google-title">Google Calendar</h2>
  <p class="note">Of people who connected theirs, under Calendar. Google tells Lotwire at once of what is changed here.</p>
  <ul id="google-people" aria-label="Events at Google"></ul>
  <form id="google-event" class="row">
    <label class="whole">A busy hour in the calendar of <select name="email" required></select></label>
    <label>Title <input name="summary" value="Dentist" maxlength="200" autocomplete="off"></label>
    <label>From <input name="start" type="datetime-local" required></label>
    <button>Add</button>
  </form>
  <form id="google-fault" class="row">
    <label class="whole">Google’s next requests
      <select name="kind">
        <option value="revoke">– everybody’s connection is revoked</option>
        <option value="expire">– everybody’s access token expires</option>
        <option value="429">are too many (429)</option>
        <option value="403">are over a limit (403)</option>
        <option value="500">fail (500)</option>
        <option value="timeout">hang</option>
        <option value="409">find the event’s id taken (409)</option>
        <option value="412">find the event changed (412)</option>
        <option value="410">find their sync token gone (410)</option>
        <option value="busy_error">get no busy times, inside a 200</option>
      </select>
    </label>
    <label class="short">How many <input name="count" type="number" min="0" max="10000" value="1"></label>
    <button>Set</button>
  </form>
  <p id="google-now" class="note" role="status"></p>
  <p id="google-note" class="note" role="status"></p>
</section>`

/** What closed browsers are told. */
const PUSH = `<section aria-labelledby="push-title">
  <h2 id="push-title">Notifications on closed browsers</h2>
  <p class="note">Sent to browsers that subscribed here; a real browser has its own vendor.</p>
  <ul id="pushes" aria-label="Pushes"></ul>
</section>`

/** The sample dealer's FTP server: its login, its files, and buttons to add more. */
const renderDealer = () => `<section aria-labelledby="dealer-title">
  <h2 id="dealer-title">The dealer's FTP server</h2>
  <dl id="ftp-login" class="login"></dl>
  <div id="ftp-drop" class="drop">
    <ul id="ftp-files" aria-label="Files on the server"></ul>
    <label class="attach"><input type="file" id="ftp-file" multiple>Choose files</label>
    <span class="note">or drop them here, up to 50 MB each.</span>
  </div>
  <p class="row"><button id="ftp-newer">Drop in a newer file</button></p>
  <p id="ftp-note" class="note" role="status"></p>
</section>`
