// Runs in an assistant's window (MCP Apps, 2026-01-26): speaks JSON-RPC with the window around it and draws one answer of
// Sierra's. It asks for nothing from the network; every text is set as text.
const host = window.parent;
const waiting = new Map();
let lastId = 0;

function send(message) {
  host.postMessage({ jsonrpc: '2.0', ...message }, '*');
}

function request(method, params) {
  lastId += 1;
  const id = lastId;
  send({ id, method, params });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
}

const told = {
  'ui/notifications/tool-result': ({ structuredContent, isError, content }) => {
    const [first] = content ?? [];
    draw(isError || !structuredContent ? { response: first?.text ?? '' } : structuredContent);
  },
  'ui/notifications/tool-cancelled': () => draw({ response: 'The question was cancelled.' }),
  'ui/notifications/host-context-changed': dress,
};

window.addEventListener('message', ({ source, data }) => {
  if (source !== host || data?.jsonrpc !== '2.0') return;
  if (data.method === undefined) {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) asked?.reject(new Error(data.error.message));
    else asked?.resolve(data.result);
  } else if (data.id === undefined) {
    told[data.method]?.(data.params ?? {});
  } else if (data.method === 'ping' || data.method === 'ui/resource-teardown') {
    send({ id: data.id, result: {} });
  } else {
    send({ id: data.id, error: { code: -32601, message: `This view does not know ${data.method}.` } });
  }
});

function dress({ theme }) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function draw({ report, ...answer }) {
  document.querySelector('main').replaceChildren(...(report ? partsOfReport(report) : partsOfAnswer(answer)));
}

function partsOfReport({ title, period, sections, notes }) {
  return [
    element('header', '', element('strong', 'title', title), element('span', 'label', period)),
    ...sections.map(({ title: of, rows }) => tableOf(of ?? '', [], rows)),
    ...notes.map(note => element('p', 'notes', note)),
  ];
}

function partsOfAnswer({ response, parts, chart, table, alternatives = [] }) {
  const { headline, sentence, points, notes } = parts ?? { sentence: response, points: [], notes: [] };
  const drawn = [
    headline && headlineOf(headline),
    sentence && element('p', 'sentence', sentence),
    chart && chartOf(chart),
    table &&
      tableOf(
        table.title,
        table.head,
        table.rows.map(row => [...row.names, ...row.formatted]),
      ),
    points.length > 0 && element('ul', '', ...points.map(point => element('li', '', point))),
    alternatives.length > 0 && element('div', 'next', ...alternatives.slice(0, 3).map(nextQuestion)),
    notes.length > 0 && element('p', 'notes', notes.join(' ')),
  ];
  return drawn.filter(Boolean);
}

const arrows = { up: '▲', down: '▼', same: '=' };

function headlineOf({ label, value, change }) {
  const made = element('header', '', element('span', 'label', label), element('strong', '', value));
  if (change)
    made.append(
      element('span', `change ${change.direction}`, `${arrows[change.direction]} ${change.text} ${change.against}`),
    );
  return made;
}

function nextQuestion({ label, question }) {
  const button = element('button', '', label);
  button.type = 'button';
  button.addEventListener('click', async () => {
    button.disabled = true;
    const asked = { role: 'user', content: [{ type: 'text', text: question }] };
    const refused = await request('ui/message', asked).then(
      ({ isError }) => isError === true,
      () => true,
    );
    button.disabled = !refused;
  });
  return button;
}

function chartOf(chart) {
  const drawing = chart.kind === 'bar' ? barsOf(chart) : courseOf(chart);
  const rows = chart.labels.map((label, row) => [label, ...chart.series.map(({ formatted }) => formatted[row])]);
  const all = element('details', '', element('summary', '', 'All rows'));
  all.append(tableOf(chart.title, ['', ...chart.series.map(({ name }) => name)], rows));
  return element('figure', '', element('figcaption', '', chart.title), legendOf(chart), drawing, all);
}

function legendOf({ series }) {
  if (series.length < 2) return '';
  const entries = series.map(({ name, isBase, isTarget }, at) =>
    element('span', `series-${at} ${isBase || isTarget ? 'base' : ''}`, name),
  );
  return element('p', 'legend', ...entries);
}

/** A ranking: a row for each label, as long as its figure. */
function barsOf({ labels, series: [first] }) {
  const most = Math.max(...first.values.map(value => Math.abs(value ?? 0)), 0);
  const rows = labels.map((label, row) => {
    const bar = element('i', (first.values[row] ?? 0) < 0 ? 'below' : '');
    bar.style.width = most === 0 ? '0' : `${(100 * Math.abs(first.values[row] ?? 0)) / most}%`;
    return element('li', '', element('span', '', label), element('b', '', first.formatted[row]), bar);
  });
  return element('ol', 'bars', ...rows);
}

const size = { width: 600, height: 180, edge: 6 };

/** A course over time: a line for each series of the chart's own unit, bases dashed. */
function courseOf({ title, labels, series, band }) {
  const own = series.filter(({ unit }) => unit === undefined);
  const values = [...own.flatMap(each => each.values), ...(band ? [...band.low, ...band.high] : []), 0];
  const [low, high] = [Math.min(...values.map(Number)), Math.max(...values.map(Number), 1e-9)];
  const x = row => size.edge + (row * (size.width - 2 * size.edge)) / Math.max(1, labels.length - 1);
  const y = value => size.height - size.edge - ((value - low) * (size.height - 2 * size.edge)) / (high - low);
  const picture = drawing('svg', { viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': title });
  picture.append(drawing('line', { class: 'ground', x1: 0, x2: size.width, y1: y(0), y2: y(0) }));
  own.forEach((each, at) => {
    picture.append(
      drawing('path', {
        class: `series-${at} ${each.isBase || each.isTarget ? 'base' : ''}`,
        d: pathOf(each.values, x, y),
      }),
    );
  });
  const endAt = row => element('span', '', `${labels.at(row)}: ${own[0].formatted.at(row)}`);
  const ends = element('p', 'ends', endAt(0), endAt(-1));
  return element('div', 'course', picture, ends);
}

/** Unknown figures leave a gap. */
function pathOf(values, x, y) {
  let isDown = false;
  return values
    .map((value, row) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const step = `${isDown ? 'L' : 'M'}${x(row).toFixed(1)} ${y(value).toFixed(1)}`;
      isDown = true;
      return step;
    })
    .join('');
}

function drawing(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function tableOf(title, head, rows) {
  const line = (name, cells) => element('tr', '', ...cells.map(cell => element(name, '', cell)));
  const made = element('table', '', element('caption', '', title));
  if (head.length > 0) made.append(element('thead', '', line('th', head)));
  made.append(element('tbody', '', ...rows.map(cells => line('td', cells))));
  return element('div', 'scroll', made);
}

new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  send({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } });
}).observe(document.documentElement);

try {
  const { hostContext } = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'tillsight-answer', version: '1' },
    appCapabilities: {},
  });
  dress(hostContext ?? {});
  send({ method: 'ui/notifications/initialized', params: {} });
} catch (error) {
  draw({ response: `This assistant cannot show answers: ${error.message}` });
}
