import { launch } from './browser.ts';
import { moment } from './moments.ts';

const [out, game, share, theme, size] = process.argv.slice(2);
const browser = await launch();
const phone = size === 'phone';
const context = await browser.newContext({
  locale: 'en-GB',
  colorScheme: theme === 'night' ? 'dark' : 'light',
  ...(phone
    ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
    : { viewport: { width: 1440, height: 900 } }),
});
const page = await context.newPage();
page.on('pageerror', (e) => console.error('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.error('CON', m.text()));
await page.goto('http://127.0.0.1:5311/');
const wanted: any =
  game === 'everdell'
    ? {
        game,
        setup: { seats: 2 },
        seats: ['person', 'easy'],
        names: ['', 'Bence'],
        seed: 'shots',
        share: Number(share),
      }
    : { game, seats: ['person'], seed: 'shots', share: Number(share) };
const buffer = Buffer.from(await moment(wanted));
await page.locator('input[type=file]').waitFor({ state: 'attached' });
await page.setInputFiles('input[type=file]', { name: 'moment.json', mimeType: 'application/json', buffer });
await page.locator('[data-option]').first().waitFor({ timeout: 40000 });
await page.waitForTimeout(2500);
await page.screenshot({ path: out });
await browser.close();
