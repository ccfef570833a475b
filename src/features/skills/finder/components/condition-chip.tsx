import Close from '@mui/icons-material/Close';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import { useMenuAnchor } from '@/ui/page/use-menu-anchor';
import { conditionKey, type Condition } from '../model/condition';
import styles from './condition-chip.module.css';

type ConditionChipProps = {
  condition: Condition;
  choices: readonly Condition[];
  describeCondition: (condition: Condition) => string;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
};

export function ConditionChip({ onRemove, ...props }: ConditionChipProps) {
  const { condition, choices, describeCondition } = props;
  const { t } = useTranslation('finder');
  const words = describeCondition(condition);
  return (
    <li className={styles.chip}>
      {choices.length > 0 ? <ConditionMenu {...props} /> : <span className={styles.words}>{words}</span>}
      <button
        type="button"
        className={classNames(styles.remove, 'screen-only')}
        aria-label={t('condition.remove', { condition: words })}
        onClick={onRemove}
      >
        <Close fontSize="small" aria-hidden />
      </button>
    </li>
  );
}

function ConditionMenu(props: Omit<ConditionChipProps, 'onRemove'>) {
  const { condition, choices, describeCondition, onChange } = props;
  const { t } = useTranslation('finder');
  const { anchor, isOpen, open, close } = useMenuAnchor();
  const words = describeCondition(condition);
  const label = t('condition.change', { condition: words });

  function choose(choice: Condition) {
    close();
    onChange(choice);
  }

  return (
    <>
      <button
        type="button"
        className={styles.words}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={label}
        onClick={(event) => open(event.currentTarget)}
      >
        {words}
      </button>
      <Menu open={isOpen} anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {choices.map((choice) => {
          const key = conditionKey(choice);
          const isCurrent = key === conditionKey(condition);
          return (
            <MenuItem
              key={key}
              role="menuitemradio"
              aria-checked={isCurrent}
              selected={isCurrent}
              onClick={() => choose(choice)}
            >
              {describeCondition(choice)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
