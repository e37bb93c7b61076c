/** The system's Chromium, started without anything that would talk to other hosts. */
import { type Browser, chromium } from 'playwright-core';

/**
 * What a window of a whole Chromium brings with it and no test needs: its address bar alone is two pages of its own,
 * which cost as much as a small page of ours, in every window. The rest is what Playwright leaves out as well: the last
 * list counts.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PreconnectToSearch'],
  ...[
    'NetworkTimeServiceQuerying',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  'AvoidCorsURLLoaderRestartOnRedirect',
];

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${WITHOUT.join(',')}`,
      ...more,
    ],
  });
}
