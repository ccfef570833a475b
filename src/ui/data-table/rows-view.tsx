import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memoGeneric } from '../page/memo-generic';
import { CardList } from './card-list';
import styles from './rows-view.module.css';
import { TableView, type RowsViewProps } from './table-view';

function RowsViewInner<Row>(props: RowsViewProps<Row>) {
  const View = useMediaQuery(useTheme().breakpoints.up('md')) ? TableView : CardList;
  return (
    // The looks of all acts and checkboxes in it; the whole cell around a checkbox is pressed like it.
    <div role="presentation" className={styles.area} {...props.picks?.events}>
      <View {...props} />
    </div>
  );
}

/** The rows of a page as a table, or as cards on narrow screens; left alone while somebody types and finds the same. */
export const RowsView = memoGeneric(RowsViewInner);
