// Keeps the list fresh, fits the open mail to its height, and lets the keyboard do everything. The page works without it.
const list = document.querySelector('#list');
const news = document.querySelector('#news');

// The reader's own time zone, which only the browser knows.
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
function tellTimes() {
  for (const time of document.querySelectorAll('time')) {
    time.textContent = (time.closest('#list') ? short : long).format(new Date(time.dateTime));
  }
}
tellTimes();

async function refresh() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement?.closest('#list a')?.getAttribute('href');
  list.innerHTML = page.querySelector('#list').innerHTML;
  tellTimes();
  document.querySelector('#addresses').innerHTML = page.querySelector('#addresses').innerHTML;
  if (focused)
    links()
      .find(link => link.getAttribute('href') === focused)
      ?.focus();
}

const events = new EventSource('/mailbox/events');
let wasLost = false;
events.addEventListener('mail', event => {
  const { from, subject } = JSON.parse(event.data);
  news.textContent = `New mail from ${from}: ${subject}`;
  void refresh();
});
events.addEventListener('error', () => {
  wasLost = true;
});
events.addEventListener('open', () => {
  if (wasLost) void refresh();
  wasLost = false;
});

const frame = document.querySelector('iframe.body');
function fit() {
  const page = frame?.contentDocument?.documentElement;
  if (!page || !frame.contentDocument.body) return;
  frame.style.height = '0';
  frame.style.height = `${page.scrollHeight}px`;
}
frame?.addEventListener('load', fit);
if (frame?.contentDocument?.readyState === 'complete') fit();
addEventListener('resize', fit);

function links() {
  return [...document.querySelectorAll('#list a')];
}

function step(by) {
  const all = links();
  const from = all.findIndex(link => link === document.activeElement);
  const current = from >= 0 ? from : all.findIndex(link => link.hasAttribute('aria-current'));
  all[Math.max(0, Math.min(all.length - 1, current + by))]?.focus();
}

addEventListener('keydown', event => {
  const isTyping = event.target.closest('input, textarea') !== null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (isTyping) event.target.blur();
    else document.querySelector('.back')?.click();
  } else if (isTyping) return;
  else if (event.key === '/') document.querySelector('#to').focus();
  else if (event.key === 'j' || (event.key === 'ArrowDown' && event.target.closest('#list'))) step(1);
  else if (event.key === 'k' || (event.key === 'ArrowUp' && event.target.closest('#list'))) step(-1);
  else return;
  event.preventDefault();
});
